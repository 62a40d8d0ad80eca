/** An error of the file system in plain words. */
export function describeFileError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'a file exists where a folder is needed';
    case 'ENAMETOOLONG':
      return 'its name is too long';
    case 'EACCES':
    case 'EPERM':
      return 'permission is denied';
    case 'EROFS':
      return 'the disk is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return message;
  }
}
