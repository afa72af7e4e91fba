import { exportDays } from "@linkedpotential/contract/user/limits";
import { createPrivateBucket } from "./private-bucket.ts";

export const exportBucket = "linkedpotential-exports";
/**
 * Subfolder of the media folder for exported files. Keys of media must not start with a dot, so its files cannot be
 * downloaded as media.
 */
export const exportFolder = ".exports";

export const createExports = (directory: string) =>
  createPrivateBucket({
    ...{ name: exportBucket, directory, safeKey: /^\d{1,16}\/\d{1,5}$/ },
    keptMs: exportDays * 24 * 60 * 60 * 1000,
  });
