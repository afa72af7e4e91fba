import { createPrivateBucket } from "./private-bucket.ts";

export const attachmentBucket = "linkedpotential-attachments";
/** Subfolder of the media folder for the files of messages. It starts with a dot for the same reason as `exportFolder`. */
export const attachmentFolder = ".attachments";

export const createAttachments = (directory: string) =>
  createPrivateBucket({ name: attachmentBucket, directory, safeKey: /^\d{1,16}\/\d{1,16}$/ });
