import { SESClient, VerifyEmailIdentityCommand } from "@aws-sdk/client-ses";
import { recordingServer } from "@linkedpotential/local/testing/recording-server";
import { expect, it } from "vitest";
import { clientOptions } from "./client-options.ts";
import { config } from "./config.ts";

it("a call without an answer fails after the timeout of its client", async () => {
  const silent = await recordingServer(() => new Promise(() => {}));
  const client = new SESClient({ ...clientOptions(config(), silent.address, { requestMs: 50 }), maxAttempts: 1 });
  const call = client.send(new VerifyEmailIdentityCommand({ EmailAddress: "ida@example.org" }));
  await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
  silent.stop();
});
