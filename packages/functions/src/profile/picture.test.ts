import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import { imageMax } from "@linkedpotential/contract/profile/limits";
import type { User } from "@linkedpotential/contract/user/schema";
import { newEmail, newProfile } from "@linkedpotential/fixtures/accounts";
import { dataUrl, pictureBytes } from "@linkedpotential/fixtures/pictures";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let stack: TestStack;
let beforeNext: Interleave;
beforeAll(async () => {
  stack = await startTestStack();
  beforeNext = await interleaving();
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

  it.each(["jpeg", "png", "webp"] as const)("as %s is stored without metadata, and stays readable", async (format) => {
    const account = await signedInUser(stack);
    const noted = pictureBytes(format, { note: "GPS 52.5200 N, 13.4050 E" });
    const withTrailingData = Buffer.concat([noted, Buffer.from("<script>alert(1)</script>")]);
    const address = pictureOf(await setPicture(account, dataUrl(withTrailingData)));
    const stored = readFileSync(join(stack.mediaDirectory, address?.replace("/media/", "") ?? ""));
    expect(noted.includes("GPS")).toBe(true);
    expect(stored.includes("GPS")).toBe(false);
    expect(stored.includes("script")).toBe(false);
    // Uploading the stored picture gives the same address. Cleaning it again therefore changes nothing, and the picture
    // is complete.
    expect(pictureOf(await setPicture(account, dataUrl(stored)))).toBe(address);
  });

  it("is deleted when replaced or removed, without affecting others", async () => {
    const [account, other] = [await signedInUser(stack), await signedInUser(stack)];
    const [first, second] = [1, 2].map((variant) => dataUrl(pictureBytes("png", { variant })));
    const isStored = async (path = "") => existsSync(join(stack.mediaDirectory, path.replace("/media/", "")));
    const before = pictureOf(await setPicture(account, first)) ?? "";
    const ofOther = pictureOf(await setPicture(other, first)) ?? "";
    const after = pictureOf(await setPicture(account, second)) ?? "";
    expect([await isStored(before), await isStored(ofOther), await isStored(after)]).toEqual([false, true, true]);
    await setPicture(account, null);
    expect([await isStored(ofOther), await isStored(after)]).toEqual([true, false]);
  });

  it("is replaced even if the previous one cannot be deleted", async () => {
    const account = await signedInUser(stack);
    const before = pictureOf(await setPicture(account, dataUrl(pictureBytes("png", { variant: 5 })))) ?? "";
    const file = join(stack.mediaDirectory, before.replace("/media/", ""));
    // Mute the message that the local media store writes when it cannot delete an object.
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    rmSync(file);
    mkdirSync(file);
    const answer = await setPicture(account, dataUrl(pictureBytes("png", { variant: 6 })));
    expect([answer.status, existsSync(file)]).toEqual([200, true]);
    const after = pictureOf(answer);
    expect(after).not.toBe(before);
    expect((await stack.call("auth/me", { token: account.token })).json).toMatchObject({ profileImage: after });
  });

  it("that was replaced is not restored by a concurrent save", async () => {
    const account = await signedInUser(stack);
    await setPicture(account, dataUrl(pictureBytes("png", { variant: 3 })));
    let replaced: string | null = null;
    beforeNext("TransactWriteItemsCommand", async () => {
      replaced = pictureOf(await setPicture(account, dataUrl(pictureBytes("png", { variant: 4 }))));
    });
    expect((await setPicture(account)).status).toBe(409);
    expect((await stack.call("auth/me", { token: account.token })).json).toMatchObject({ profileImage: replaced });
  });

  it("is deleted if its save is refused", async () => {
    const account = await signedInUser(stack);
    const stored = () => readdirSync(join(stack.mediaDirectory, "avatars")).sort();
    let kept: string[] = [];
    beforeNext("UpdateItemCommand", async () => {
      await setPicture(account, dataUrl(pictureBytes("png", { variant: 11 })));
      kept = stored();
    });
    expect((await setPicture(account, dataUrl(pictureBytes("png", { variant: 12 })))).status).toBe(409);
    expect(stored()).toEqual(kept);
  });

  it("stays if two concurrent saves use the same one and one is refused", async () => {
    const account = await signedInUser(stack);
    const picture = dataUrl(pictureBytes("png", { variant: 8 }));
    let address = "";
    beforeNext("UpdateItemCommand", async () => {
      address = pictureOf(await setPicture(account, picture)) ?? "";
    });
    expect((await setPicture(account, picture)).status).toBe(409);
    expect(address).not.toBe("");
    expect(existsSync(join(stack.mediaDirectory, address.replace("/media/", "")))).toBe(true);
  });

  it("can be uploaded twenty times an hour; the next is refused before mails about a new address", async () => {
    stack.setNow("2031-03-12T09:00:00.000Z");
    const account = await signedInUser(stack);
    for (let variant = 1; variant <= 20; variant += 1) {
      expect((await setPicture(account, dataUrl(pictureBytes("jpeg", { variant })))).status).toBe(200);
    }
    expect((await setPicture(account, dataUrl(pictureBytes("jpeg", { variant: 21 })))).status).toBe(429);
    const withAddress = { ...newProfile(newEmail()), currentPassword: account.password };
    const [body, mails] = [{ ...withAddress, profileImage: dataUrl(pictureBytes("png")) }, stack.mails().length];
    expect((await stack.call("profile/update", { token: account.token, body })).status).toBe(429);
    expect(stack.mails()).toHaveLength(mails);
    expect((await setPicture(account)).status).toBe(200);
    stack.setNow();
  });

  it("is deleted if the mail about a new address in the same save fails", async () => {
    const account = await signedInUser(stack);
    const files = () => readdirSync(join(stack.mediaDirectory, "avatars"));
    await setPicture(account, dataUrl(pictureBytes("png")));
    const before = files();
    const profile = { ...newProfile(newEmail()), currentPassword: account.password };
    const body = { ...profile, profileImage: dataUrl(pictureBytes("png", { variant: 2 })) };
    stack.refuseMails(true);
    const answer = await stack.call("profile/update", { token: account.token, body });
    stack.refuseMails(false);
    expect((answer.json as ErrorBody).code).toBe("auth.mail_failed");
    expect(files()).toEqual(before);
  });

  it("may have at most 4,096 pixels per side, whatever its size in bytes", async () => {
    const account = await signedInUser(stack);
    expect((await setPicture(account, dataUrl(pictureBytes("png", { side: 4096 })))).status).toBe(200);
    const answer = await setPicture(account, dataUrl(pictureBytes("png", { side: 4097 })));
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: "profile.image_dimensions",
      fields: { profileImage: "Das Bild darf höchstens 4.096 × 4.096 Pixel groß sein." },
    });
  });

  it.each([
    [4097, 1, "profile.image_dimensions"],
    [1, 4097, "profile.image_dimensions"],
    [0, 1, "profile.image_invalid"],
    [1, 0, "profile.image_invalid"],
  ])("is refused with a side of %i pixels and a height of %i", async (side, height, code) => {
    const account = await signedInUser(stack);
    const answer = await setPicture(account, dataUrl(pictureBytes("png", { side, height })));
    expect([answer.status, (answer.json as ErrorBody).code]).toEqual([400, code]);
  });

  it.each(["jpeg", "png", "webp"] as const)("as %s is refused when it is cut off anywhere", async (format) => {
    const { readImage } = await import("@linkedpotential/core/profile/read-image");
    const whole = pictureBytes(format, { note: "GPS" });
    expect(readImage(dataUrl(whole), 1).key).toBeTruthy();
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => readImage(dataUrl(whole.subarray(0, length)), 1), String(length)).toThrow("profile.image_invalid");
    }
  });

  it("has the format of its content, whatever its media type", async () => {
    const account = await signedInUser(stack);
    expect(pictureOf(await setPicture(account, dataUrl(pictureBytes("png"), "image/jpeg")))).toMatch(/\.png$/);
  });

  it("stays if it is omitted or sent as its address, and can be removed [AVATAR-06]", async () => {
    const account = await signedInUser(stack);
    const address = pictureOf(await setPicture(account, dataUrl(pictureBytes("jpeg"))));
    expect(pictureOf(await setPicture(account))).toBe(address);
    expect(pictureOf(await setPicture(account, address))).toBe(address);
    expect(existsSync(join(stack.mediaDirectory, address?.replace("/media/", "") ?? ""))).toBe(true);
    expect(pictureOf(await setPicture(account, null))).toBeNull();
    await setPicture(account, dataUrl(pictureBytes("jpeg")));
    expect(pictureOf(await setPicture(account, ""))).toBeNull();
  });

  it.each([
    ["an SVG", dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "image/svg+xml")],
    ["an HTML page labelled JPEG", dataUrl(Buffer.from("<!doctype html><script>alert(1)</script>"))],
    ["a GIF", dataUrl(Buffer.from("GIF89a.........."), "image/gif")],
    ["nothing", "data:image/png;base64,"],
    ["a PNG's first bytes", dataUrl(pictureBytes("png").subarray(0, 8))],
    ["a JPEG's first bytes", dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.alloc(60)]))],
    ["a WebP's first bytes", dataUrl(Buffer.concat([Buffer.from("RIFF\x1a\0\0\0WEBPVP8 "), Buffer.alloc(60)]))],
    ["data that is not Base64", "data:image/png,abc"],
    ["another media type", dataUrl(pictureBytes("png"), "text/html")],
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

  it("may have at most 4 MB [AVATAR-09..10]", async () => {
    const account = await signedInUser(stack);
    expect((await setPicture(account, dataUrl(pictureBytes("png", { size: imageMax })))).status).toBe(200);
    const tooLarge = await setPicture(account, dataUrl(pictureBytes("png", { size: imageMax + 1 })));
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.json).toMatchObject({ code: "profile.image_too_large", error: "Datei zu groß" });
  });

  it("is not stored for an ended session", async () => {
    const account = await signedInUser(stack);
    await stack.call("auth/logout", { token: account.token });
    const stored = () => readdirSync(join(stack.mediaDirectory, "avatars")).length;
    const before = stored();
    const answer = await setPicture(account, dataUrl(pictureBytes("jpeg", { variant: 99 })));
    expect([answer.status, stored()]).toEqual([401, before]);
  });
});
