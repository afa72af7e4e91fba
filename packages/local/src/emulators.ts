import { join } from "node:path";
import { createBus, deliverMailEvent } from "./bus.ts";
import { createExports, exportBucket, exportFolder } from "./exports.ts";
import type { Responder } from "./http.ts";
import type { Mailbox } from "./mailbox.ts";
import { createMedia, mediaBucket } from "./media.ts";
import { createSes } from "./ses.ts";

export const emulators = (mailbox: Mailbox, mediaDirectory: string, refusesMail?: () => boolean): Responder[] => [
  createSes(mailbox, refusesMail, deliverMailEvent),
  createBus(),
  createMedia(mediaDirectory),
  createExports(join(mediaDirectory, exportFolder)),
];

export const emulatorEnvironment = (address: string) => ({
  SES_ENDPOINT: `${address}/__local/ses`,
  BUS_ENDPOINT: `${address}/__local/events`,
  BUS_NAME: "linkedpotential",
  S3_ENDPOINT: `${address}/__local/s3`,
  MEDIA_BUCKET: mediaBucket,
  EXPORT_BUCKET: exportBucket,
});
