import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { config } from "@linkedpotential/core/config";
import { deleteMedia, putMedia } from "@linkedpotential/core/media/media-objects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { awsEndpointEnvironment } from "../aws-endpoints.ts";
import { portOf, serve } from "../http/server.ts";
import { plainRequest } from "../testing/request.ts";
import { createMedia } from "./media.ts";

const directory = mkdtempSync(join(tmpdir(), "media-"));
const media = createMedia(directory);
let server: Server;
let address: string;

beforeAll(async () => {
  server = await serve([media], "127.0.0.1", 0);
  address = `http://127.0.0.1:${portOf(server)}`;
  Object.assign(process.env, awsEndpointEnvironment(address));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

it("stores the object of a signed PUT and serves it, cached for a day", async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
  await putMedia(config(), "avatars/0a1b2c", bytes, "image/jpeg");
  const answer = await fetch(`${address}/media/avatars/0a1b2c`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

it("deletes the object of a signed DELETE and accepts a missing object", async () => {
  await putMedia(config(), "avatars/0d0d0d", Buffer.from([0xff]), "image/jpeg");
  await deleteMedia(config(), "avatars/0d0d0d");
  await deleteMedia(config(), "avatars/0d0d0d");
  expect(await media(plainRequest("/media/avatars/0d0d0d"))).toMatchObject({ status: 404 });
});

it("answers 404 for objects that were not stored", async () => {
  for (const path of ["/media/avatars/none", "/media/avatars", "/media/", "/media/avatars/.type-0a1b2c"]) {
    expect(await media(plainRequest(path))).toMatchObject({ status: 404 });
  }
});

it.each(["../keys.json", "a/../../keys.json", "/etc/passwd", "a//b", ".hidden", "a/.b", "A.png", "%2e%2e/x", ""])(
  "refuses the unsafe key '%s'",
  async (key) => {
    const upload = plainRequest(`/__local/s3/linkedpotential-media/media/${key}`, {
      method: "PUT",
      body: Buffer.from("x"),
    });
    expect(await media(upload)).toMatchObject({ status: 400 });
    expect(await media(plainRequest(`/media/${key}`))).toMatchObject({ status: 404 });
  },
);
