import { apiFile, type CallArguments, type FileId } from "./api.ts";

export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** @throws {ApiError} */
export const downloadFrom = async <Id extends FileId>(
  id: Id,
  name: string,
  ...call: CallArguments<Id>
): Promise<void> => download(await apiFile(id, ...call), name);
