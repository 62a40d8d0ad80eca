/** Runs of a report on a page: a study of a size that people still look through, made within a second or two. */
export const MOST_REPORTED = 150;
