import { apiFile, type FileId } from "./api.ts";

export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** @throws {ApiError} */
export const downloadFrom = async (id: FileId, name: string): Promise<void> => download(await apiFile(id), name);
