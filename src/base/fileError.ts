/** What an error of the file system means to a person. */
export function describeFileError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'permission is denied';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return message;
  }
}
