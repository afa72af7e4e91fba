import type { Config } from "./config.ts";

interface Options {
  /** Timeout of one attempt in milliseconds, after which the SDK retries. Keeps a call from outlasting its Lambda. */
  requestMs?: number;
  accessKeyId?: string;
}

/**
 * Returns the options of an AWS SDK client. With an `endpoint` (of an emulator) the client uses fixed credentials.
 * Without one the SDK finds service and credentials itself.
 */
export const clientOptions = (
  { region }: Config,
  endpoint: string | undefined,
  { requestMs, accessKeyId = "local" }: Options,
) => ({
  region,
  requestHandler: {
    ...(requestMs && { requestTimeout: requestMs, throwOnRequestTimeout: true }),
    // Raise the warning time on the local stack: it serves hundreds of calls at once, so waiting for a socket is normal
    // there.
    ...(endpoint ? { socketAcquisitionWarningTimeout: 60_000 } : { connectionTimeout: 2000 }),
  },
  ...(endpoint && { endpoint, credentials: { accessKeyId, secretAccessKey: "local" } }),
});
