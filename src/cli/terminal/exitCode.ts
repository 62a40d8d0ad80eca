/** Exit codes of the command line. */

/** Success. */
export const EXIT_OK = 0;
/** The input has faults. */
export const EXIT_FOUND = 1;
/** The command failed: an invalid option, an unreadable file. */
export const EXIT_INPUT = 2;
/** Stopped with Ctrl-C; shells use the same number. */
export const EXIT_INTERRUPTED = 130;
