import { config } from "./config.ts";

/**
 * Options of an AWS SDK client. With an `endpoint` (an emulator's) it uses fixed credentials; without one the SDK finds
 * service and credentials itself.
 */
export const clientOptions = (endpoint: string | undefined, accessKeyId = "local") => ({
  region: config().region,
  ...(endpoint && {
    endpoint,
    credentials: { accessKeyId, secretAccessKey: "local" },
    // The local process serves hundreds of calls at once, so waiting for a socket is normal there and needs no warning.
    requestHandler: { socketAcquisitionWarningTimeout: 60_000 },
  }),
});
