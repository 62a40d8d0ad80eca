/** The most runs in a report on a page: still readable, and ready within two seconds. */
export const MOST_REPORTED = 150;
