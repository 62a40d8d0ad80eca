/** What the command line tells the script that called it. */

/** All is well. */
export const EXIT_OK = 0;
/** The command worked and found something wrong in what it was asked to look at. */
export const EXIT_FOUND = 1;
/** The command could not do its work: a wrong option, an unreadable file. */
export const EXIT_INPUT = 2;
/** Stopped with Ctrl-C; the same number as shells give. */
export const EXIT_INTERRUPTED = 130;
