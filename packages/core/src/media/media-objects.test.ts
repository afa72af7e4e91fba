import { type RecordingServer, recordingServer } from "@linkedpotential/local/testing/recording-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { config, forgetConfig } from "../config.ts";
import { withCallHooks } from "../outbound-calls.ts";
import { deleteMedia, putMedia } from "./media-objects.ts";

let bucket: RecordingServer;
let status = 200;
beforeAll(async () => {
  bucket = await recordingServer(() => ({ status, headers: {} }));
  Object.assign(process.env, { S3_ENDPOINT: bucket.address, MEDIA_BUCKET: "bucket" });
  forgetConfig();
});
afterAll(() => bucket.stop());

const bytes = Buffer.from([0xff, 0xd8, 0xff]);
const key = "avatars/0a1b2c.jpg";

it("signs the upload and lets caches keep the object for a day", async () => {
  await putMedia(config(), key, bytes, "image/jpeg");
  expect(bucket.requests.at(-1)).toMatchObject({ method: "PUT", path: `/bucket/media/${key}`, body: bytes });
  expect(bucket.requests.at(-1)?.headers).toMatchObject({
    authorization: expect.stringContaining("/s3/aws4_request"),
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=86400, immutable",
  });
});

it("fails with the bucket's status when the bucket refuses", async () => {
  status = 403;
  const refused = { $metadata: { httpStatusCode: 403 } };
  await expect(putMedia(config(), key, bytes, "image/jpeg")).rejects.toMatchObject(refused);
  await expect(deleteMedia(config(), key)).rejects.toMatchObject(refused);
  status = 200;
});

it("requires the route's grant to upload and to delete", async () => {
  const requestCount = bucket.requests.length;
  const put = withCallHooks({ granted: new Set(["s3:DeleteObject"]) }, () =>
    putMedia(config(), key, bytes, "image/jpeg"),
  );
  await expect(put).rejects.toThrow("not granted to this route: s3:PutObject");
  const remove = withCallHooks({ granted: new Set(["s3:PutObject"]) }, () => deleteMedia(config(), key));
  await expect(remove).rejects.toThrow("not granted to this route: s3:DeleteObject");
  expect(bucket.requests).toHaveLength(requestCount);
});
