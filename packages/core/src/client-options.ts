import { config } from "./config.ts";

/**
 * What the client of an AWS service is made with.
 *
 * @param endpoint of an emulator; without one the SDK finds service and credentials by itself, as in AWS
 */
export const clientOptions = (endpoint: string | undefined, accessKeyId = "local") => ({
  region: config().region,
  ...(endpoint && { endpoint, credentials: { accessKeyId, secretAccessKey: "local" } }),
});
