import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import { imageMax } from "@linkedpotential/contract/profile/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { newProfile } from "@linkedpotential/fixtures/accounts";
import { dataUrl, pictureBytes } from "@linkedpotential/fixtures/pictures";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const setPicture = ({ token, email }: SignedIn, profileImage?: string | null) =>
  stack.call("profile/update", { token, body: { ...newProfile(email), profileImage } });
const pictureOf = (answer: { json: unknown }) => (answer.json as { user: User }).user.profileImage;

describe("the profile picture", () => {
  it.each([
    ["jpeg", "jpg"],
    ["png", "png"],
    ["webp", "webp"],
  ] as const)("may be %s and lies under the hash of its content [USER-05, AVATAR-05]", async (format, extension) => {
    const account = await signedInUser(stack);
    const bytes = pictureBytes(format);
    const address = pictureOf(await setPicture(account, dataUrl(bytes, `image/${format}`)));
    expect(address).toMatch(new RegExp(`^/media/avatars/[0-9a-f]{64}\\.${extension}$`));
    expect(readFileSync(join(stack.mediaDirectory, address?.replace("/media/", "") ?? ""))).toEqual(bytes);
    expect((await stack.call("auth/me", { token: account.token })).json).toMatchObject({ profileImage: address });
  });

  it("is what its content says, whatever its label", async () => {
    const account = await signedInUser(stack);
    expect(pictureOf(await setPicture(account, dataUrl(pictureBytes("png"), "image/jpeg")))).toMatch(/\.png$/);
  });

  it("stays when it is not named or named by its address, and can be removed [AVATAR-06]", async () => {
    const account = await signedInUser(stack);
    const address = pictureOf(await setPicture(account, dataUrl(pictureBytes("jpeg"))));
    expect(pictureOf(await setPicture(account))).toBe(address);
    expect(pictureOf(await setPicture(account, address))).toBe(address);
    expect(pictureOf(await setPicture(account, null))).toBeNull();
    await setPicture(account, dataUrl(pictureBytes("jpeg")));
    expect(pictureOf(await setPicture(account, ""))).toBeNull();
  });

  it.each([
    ["an SVG", dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "image/svg+xml")],
    ["an HTML page labelled JPEG", dataUrl(Buffer.from("<!doctype html><script>alert(1)</script>"))],
    ["a GIF", dataUrl(Buffer.from("GIF89a.........."), "image/gif")],
    ["nothing", "data:image/png;base64,"],
    ["no base64", "data:image/png,abc"],
    ["another label", dataUrl(pictureBytes("png"), "text/html")],
    ["another site's address", "https://example.org/bild.png"],
    ["another account's address", `/media/avatars/${"a".repeat(64)}.jpg`],
    ["a path", "/media/../../etc/passwd"],
  ])("is refused when it is %s", async (_, profileImage) => {
    const account = await signedInUser(stack);
    const answer = await setPicture(account, profileImage);
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).code).toBe("profile.image_invalid");
    expect(answer.json).toHaveProperty("fields.profileImage");
    expect((await stack.call("auth/me", { token: account.token })).json).toEqual(account.user);
  });

  it("may have 4 MB and not a byte more [AVATAR-09..10]", async () => {
    const account = await signedInUser(stack);
    expect((await setPicture(account, dataUrl(pictureBytes("jpeg", { size: imageMax })))).status).toBe(200);
    const tooLarge = await setPicture(account, dataUrl(pictureBytes("jpeg", { size: imageMax + 1 })));
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.json).toMatchObject({ code: "profile.image_too_large", error: "Datei zu groß" });
  });

  it("is not stored for a session that has ended", async () => {
    const account = await signedInUser(stack);
    await stack.call("auth/logout", { token: account.token });
    const stored = () => readdirSync(join(stack.mediaDirectory, "avatars")).length;
    const before = stored();
    const answer = await setPicture(account, dataUrl(pictureBytes("jpeg", { variant: 99 })));
    expect([answer.status, stored()]).toEqual([401, before]);
  });
});
