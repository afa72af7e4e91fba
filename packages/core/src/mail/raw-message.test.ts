import { describe, expect, it } from "vitest";
import { rawMessage } from "./raw-message.ts";

const body = { text: "Text", html: "<p>Text</p>" };
const head = { from: "LinkedPotential <post@example.org>", to: "ida@example.org", subject: "Betreff" };
const linesOf = (message: string) => message.split("\r\n");

describe("a raw message", () => {
  it("leaves plain ASCII headers unencoded", () => {
    expect(linesOf(rawMessage(head, body, [])).slice(0, 4)).toEqual([
      "From: LinkedPotential <post@example.org>",
      "To: ida@example.org",
      "Subject: Betreff",
      "MIME-Version: 1.0",
    ]);
    expect(rawMessage({ ...head, from: "post@example.org" }, body, [])).toMatch(/^From: post@example\.org\r\n/);
    expect(rawMessage({ ...head, replyTo: "ines@example.org" }, body, [])).toContain(
      "\r\nReply-To: ines@example.org\r\n",
    );
  });

  it("encodes names and subjects in words of at most 75 characters, without splitting a character", () => {
    const subject = `Änderung\u00a0: ${"🙂é".repeat(30)}`;
    const message = rawMessage({ ...head, from: "Größe & Söhne <post@example.org>", subject }, body, []);
    expect(message).toMatch(/^From: =\?UTF-8\?B\?[\w+/=]+\?= <post@example\.org>\r\n/);
    const words = message.match(/=\?UTF-8\?B\?([\w+/=]+)\?=/g) ?? [];
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(75);
    const decoded = words.map((word) => Buffer.from(word.slice(10, -2), "base64").toString());
    expect(decoded.join("")).toBe(`Größe & Söhne${subject}`);
    expect(message).toContain("?=\r\n =?UTF-8?B?");
  });

  it("is pure ASCII in lines of at most 76 characters: text, then HTML, then attachments", () => {
    const content = "Übung ".repeat(100);
    const files = [{ name: "eins.ics", mediaType: "text/calendar; charset=utf-8", content }];
    const message = rawMessage(head, { text: content, html: content }, files);
    expect(message).toMatch(/^[\r\n -~]*$/);
    for (const line of linesOf(message).slice(4)) expect(line.length).toBeLessThanOrEqual(78);
    const types = [...message.matchAll(/Content-Type: ([\w/]+)/g)].map(([, type]) => type);
    expect(types).toEqual(["multipart/mixed", "multipart/alternative", "text/plain", "text/html", "text/calendar"]);
    expect(message).toContain('Content-Disposition: attachment; filename="eins.ics"');
    const boundaries = [...message.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary);
    expect(new Set(boundaries).size).toBe(2);
    for (const boundary of boundaries) expect(linesOf(message)).toContain(`--${boundary}--`);
  });

  it("has exactly the expected MIME structure", () => {
    const files = [{ name: "eins.ics", mediaType: "text/calendar; charset=utf-8", content: "BEGIN" }];
    const message = rawMessage(head, body, files);
    const [outer = "", inner = ""] = [...message.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary);
    const base64 = "Content-Transfer-Encoding: base64";
    expect(linesOf(message.replaceAll(outer, "outer").replaceAll(inner, "inner"))).toEqual([
      ...["From: LinkedPotential <post@example.org>", "To: ida@example.org", "Subject: Betreff", "MIME-Version: 1.0"],
      ...["Content-Type: multipart/mixed;", ' boundary="outer"', "", "--outer"],
      ...["Content-Type: multipart/alternative;", ' boundary="inner"', "", "--inner"],
      ...["Content-Type: text/plain; charset=utf-8", base64, "", "VGV4dA==", "--inner"],
      ...["Content-Type: text/html; charset=utf-8", base64, "", "PHA+VGV4dDwvcD4=", "--inner--", "--outer"],
      ...["Content-Type: text/calendar; charset=utf-8", base64],
      ...['Content-Disposition: attachment; filename="eins.ics"', "", "QkVHSU4=", "--outer--"],
    ]);
  });

  it("contains the bytes of a binary attachment", () => {
    const content = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const message = rawMessage(head, body, [{ name: "LP-1.pdf", mediaType: "application/pdf", content }]);
    const [, encoded = ""] = /filename="LP-1\.pdf"\r\n\r\n([\w+/=\r\n]+?)\r\n--/.exec(message) ?? [];
    expect(Buffer.from(encoded, "base64").equals(content)).toBe(true);
  });

  it("wraps long lines only at the limit", () => {
    const message = rawMessage(head, { ...body, text: "x".repeat(150) }, []);
    const lengths = linesOf(message).flatMap((line) => (/^(eHh4)+/.test(line) ? [line.length] : []));
    expect(lengths).toEqual([76, 76, 48]);
    const subjectOf = (subject: string) => rawMessage({ ...head, subject }, body, []).match(/=\?UTF-8\?B\?/g)?.length;
    expect([subjectOf("é".repeat(22)), subjectOf(`${"é".repeat(22)}x`), subjectOf("é".repeat(23))]).toEqual([1, 1, 2]);
  });

  it.each([
    ["Größe   <post@example.org>", "=?UTF-8?B?R3LDtsOfZQ==?= <post@example.org>"],
    ["LinkedPotential  <post@example.org>", "LinkedPotential <post@example.org>"],
    ["<post@example.org>", "<post@example.org>"],
    ["post@example.org", "post@example.org"],
  ])("writes the sender %s as %s", (from, written) => {
    expect(linesOf(rawMessage({ ...head, from }, body, []))[0]).toBe(`From: ${written}`);
  });
});
