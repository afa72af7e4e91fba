import { join } from "node:path";
import { createBus, deliverMailEvent } from "./events/bus.ts";
import type { Responder } from "./http/messages.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import { createSes, type MailRefusal } from "./mail/ses.ts";
import { attachmentBucket, attachmentFolder, createAttachments } from "./media/attachments.ts";
import { createExports, exportBucket, exportFolder } from "./media/exports.ts";
import { createMedia, mediaBucket } from "./media/media.ts";

export const awsEndpoints = (
  mailbox: Mailbox,
  mediaDirectory: string,
  mailRefusal?: () => MailRefusal | undefined,
): Responder[] => [
  createSes(mailbox, mailRefusal, deliverMailEvent),
  createBus(),
  createMedia(mediaDirectory),
  createExports(join(mediaDirectory, exportFolder)),
  createAttachments(join(mediaDirectory, attachmentFolder)),
];

export const awsEndpointEnvironment = (address: string) => ({
  SES_ENDPOINT: `${address}/__local/ses`,
  BUS_ENDPOINT: `${address}/__local/events`,
  BUS_NAME: "linkedpotential",
  S3_ENDPOINT: `${address}/__local/s3`,
  MEDIA_BUCKET: mediaBucket,
  EXPORT_BUCKET: exportBucket,
  ATTACHMENT_BUCKET: attachmentBucket,
});
