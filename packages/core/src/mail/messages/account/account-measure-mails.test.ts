import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../../../config.ts";
import { htmlText } from "../../html-text.ts";
import { accountDeletedMail } from "./account-deleted-mail.ts";
import { lockMail } from "./lock-mail.ts";
import { premiumGivenMail } from "./premium-given-mail.ts";

const href = "https://example.org/account-locked?token=1.2.a";
const statement = "Zwanzig <gleiche> Beiträge.";

/** Mails by name, each with the number of its texts. */
const mails = languages.flatMap((language) => {
  const recipient = { language, workspace: "freelance", role: "freelancer", name: "Änne Weiß" } as const;
  const lock = (["locked", "upheld", "unlocked"] as const).map(
    (about) =>
      [
        `${about} ${language}`,
        () => lockMail(config(), recipient, about, { ground: "law", statement, href }),
        about === "unlocked" ? 6 : 9,
      ] as const,
  );
  return [
    ...lock,
    [`premium given ${language}`, () => premiumGivenMail(config(), recipient, "2027-03-12"), 6] as const,
    [
      `deleted with a reason ${language}`,
      () => accountDeletedMail(config(), language, "freelance", { isOwn: false, reason: statement }),
      9,
    ] as const,
  ];
});

describe("mails about what admins do to an account", () => {
  it.each(mails)("%s has all its texts, the same in HTML, and the spacing of its language", (name, make, count) => {
    const { subject, text, html } = make();
    const texts = text.trim().split("\n\n");
    expect(texts).toHaveLength(count);
    expect(subject).toBe(texts[0]);
    for (const line of texts.flatMap((part) => part.split("\n"))) {
      if (!/^(http|-- $)/.test(line)) expect(html).toContain(htmlText(line.replace(/\s?:$/, "")));
    }
    expect(`${subject}\n${text}`).not.toMatch(/!|\p{L}'\p{L}|\.\.\.| - /u);
    if (!name.endsWith(" de")) expect(text).not.toMatch(/\n\n\p{Ll}/u);
    if (name.endsWith(" fr")) expect(`${subject}\n${text}`).not.toMatch(/ [;:?!»]|« |\p{L}:\s|[^\s]»|«\S/u);
  });

  it.each(languages)("state reason, ground and the way to object in %s", (language) => {
    const recipient = { language, workspace: "freelance", role: "freelancer", name: "Änne Weiß" } as const;
    const mailOf = (ground: "law" | "terms") =>
      lockMail(config(), recipient, "locked", { ground, statement, href }).text;
    for (const part of [statement, `\n${href}\n`, "Änne Weiß"]) expect(mailOf("law")).toContain(part);
    expect(mailOf("law")).not.toBe(mailOf("terms"));
    const unlocked = lockMail(config(), recipient, "unlocked", { ground: "law", statement, href });
    expect(unlocked.text).not.toContain(statement);
  });
});
