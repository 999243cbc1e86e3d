// Names the file that could not be written: of a write that fails the system names none.

/** Throws the error of a write again, with the path that it was for. */
export function nameFile(path: string): (error: unknown) => never {
  return error => {
    throw Object.assign(error as Error, { path })
  }
}
