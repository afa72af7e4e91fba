import { type RecordingServer, recordingServer } from "@linkedpotential/local/testing/recording-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSecret } from "./read-secret.ts";

const [own, ofAll] = ["/sst/linkedpotential/prod/Secret/SIGNING_KEYS/value", "/sst/linkedpotential/.fallback"];

let store: RecordingServer;
/** Values by name. The emulated Parameter Store may return them in any order. */
let parameters: Record<string, string>;
let status: number;

beforeAll(async () => {
  store = await recordingServer(({ body }) => {
    const { Names }: { Names: string[] } = JSON.parse(body.toString());
    const known = Names.toReversed().filter((name) => name in parameters);
    const Parameters = known.map((Name) => ({ Name, Value: parameters[Name] }));
    return { status, headers: {}, body: JSON.stringify(known.length > 0 ? { Parameters } : {}) };
  });
});
afterAll(() => store.stop());
beforeEach(() => {
  delete process.env.SIGNING_KEYS;
  delete process.env.SIGNING_KEYS_PARAMETERS;
  process.env.SSM_ENDPOINT = store.address;
  store.requests.length = 0;
  [parameters, status] = [{ [own]: "own", [ofAll]: "of all" }, 200];
});

describe("a secret", () => {
  it("is read from the environment without a call if set there", async () => {
    process.env.SIGNING_KEYS = "given";
    process.env.SIGNING_KEYS_PARAMETERS = own;
    expect(await readSecret("SIGNING_KEYS")).toBe("given");
    expect(store.requests).toEqual([]);
  });

  it("is the stage's parameter, else the one shared by all stages", async () => {
    process.env.SIGNING_KEYS_PARAMETERS = `${own},${ofAll}`;
    expect(await readSecret("SIGNING_KEYS")).toBe("own");
    parameters = { [ofAll]: "of all" };
    expect(await readSecret("SIGNING_KEYS")).toBe("of all");
  });

  it("is requested by name, signed and with decryption", async () => {
    process.env.SIGNING_KEYS_PARAMETERS = `${own},${ofAll}`;
    await readSecret("SIGNING_KEYS");
    const [{ headers, body } = { headers: {}, body: "" }] = store.requests;
    expect(headers).toMatchObject({
      authorization: expect.stringContaining("/ssm/aws4_request"),
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AmazonSSM.GetParameters",
    });
    expect(JSON.parse(body.toString())).toEqual({ Names: [own, ofAll], WithDecryption: true });
  });

  it("that has no value fails with its name", async () => {
    await expect(readSecret("SIGNING_KEYS")).rejects.toThrow("SIGNING_KEYS has no value");
    process.env.SIGNING_KEYS_PARAMETERS = "/another";
    await expect(readSecret("SIGNING_KEYS")).rejects.toThrow("SIGNING_KEYS has no value");
  });

  it("that cannot be read fails with the store's status", async () => {
    process.env.SIGNING_KEYS_PARAMETERS = own;
    status = 400;
    await expect(readSecret("SIGNING_KEYS")).rejects.toMatchObject({ $metadata: { httpStatusCode: 400 } });
  });
});
