import { config } from "./config.ts";

/** Without an `endpoint` (an emulator's) the SDK finds service and credentials by itself, as in AWS. */
export const clientOptions = (endpoint: string | undefined, accessKeyId = "local") => ({
  region: config().region,
  ...(endpoint && {
    endpoint,
    credentials: { accessKeyId, secretAccessKey: "local" },
    // One process serves hundreds of calls at once there, which wait for its sockets: nothing to be warned of.
    requestHandler: { socketAcquisitionWarningTimeout: 60_000 },
  }),
});
