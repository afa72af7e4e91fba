import type { Config } from "./config.ts";

interface Options {
  /** Timeout of one attempt in milliseconds, so that a call cannot outlast its Lambda. The SDK retries it. */
  requestMs?: number;
  accessKeyId?: string;
}

/**
 * Options of an AWS SDK client. With an `endpoint` (an emulator's) it uses fixed credentials; without one the SDK finds
 * service and credentials itself.
 */
export const clientOptions = (
  { region }: Config,
  endpoint: string | undefined,
  { requestMs, accessKeyId = "local" }: Options,
) => ({
  region,
  requestHandler: {
    ...(requestMs && { requestTimeout: requestMs, throwOnRequestTimeout: true }),
    // The local process serves hundreds of calls at once, so waiting for a socket is normal there.
    ...(endpoint ? { socketAcquisitionWarningTimeout: 60_000 } : { connectionTimeout: 2000 }),
  },
  ...(endpoint && { endpoint, credentials: { accessKeyId, secretAccessKey: "local" } }),
});
