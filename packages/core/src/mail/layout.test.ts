import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../config.ts";
import { escapeHtml } from "./escape-html.ts";
import { layOutMail } from "./layout.ts";

const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };

describe("mails", () => {
  it.each(languages)("in %s with an unsubscribe link contain it in text, HTML and header", (language) => {
    const parts = { language, workspace: "freelance", subject: "", heading: "", paragraphs: [] } as const;
    const { text, html, oneClick } = layOutMail(config(), { ...parts, paragraphs: ["Eins"], unsubscribe });
    expect(oneClick).toBe(unsubscribe.oneClick);
    const [, label = ""] = /\n(.+)\nhttps:\/\/example\.org\/page\?token=a\.1\.b\n$/.exec(text) ?? [];
    expect(label.length).toBeGreaterThan(20);
    expect(html).toContain(`href="${unsubscribe.page}" style="color:#0b6b6f">${escapeHtml(label)}</a>`);
    expect(html).not.toContain(unsubscribe.oneClick);
    expect(layOutMail(config(), { ...parts, paragraphs: ["Eins"] })).not.toHaveProperty("oneClick");
  });

  it("have a layout with inline styles, and a small link below the button if there is one", () => {
    const parts = { language: "de", workspace: "freelance", subject: "Betreff", heading: "Titel" } as const;
    const button = { label: "Öffnen", href: "https://example.org/?a=1&b=2" };
    const whole = layOutMail(config(), { ...parts, paragraphs: ["Eins", "Zwei"], button, note: "Klein" });
    expect(whole.html).toContain("<title>Betreff</title>");
    const [head = "", ...rest] = whole.html
      .split("\n")
      .filter((line) => /^<(h1|p |table role="presentation" cellp)/.test(line));
    expect(head).toMatch(/^<h1 class="ink" style="margin:0 0 16px;font-family:.*>Titel<\/h1>$/);
    expect(rest.map((line) => line.replace(/ style="[^"]*"/g, ""))).toEqual([
      '<p class="ink">Eins</p>',
      '<p class="ink">Zwei</p>',
      '<table role="presentation" cellpadding="0" cellspacing="0"><tr><td><a href="https://example.org/?a=1&amp;b=2">Öffnen</a></td></tr></table>',
      '<p class="muted">Falls der Knopf nicht reagiert, kopieren Sie diese Adresse in Ihren Browser:<br><a class="link" href="https://example.org/?a=1&amp;b=2">https://example.org/?a=1&amp;b=2</a></p>',
      '<p class="muted">Klein</p>',
    ]);
    expect(rest[0]).toContain("font-size:16px;line-height:25px;color:#16262b");
    expect(rest[4]).toContain("font-size:14px;line-height:21px;color:#53656c");
    expect(whole.html).not.toContain("\n\n");
    const plain = layOutMail(config(), { ...parts, paragraphs: ["Eins"] });
    expect(plain.html.match(/<p /g)).toHaveLength(1);
    expect(plain.html).not.toContain("Falls der Knopf");
    expect(plain.html).not.toMatch(/undefined|\n\n/);
    expect(plain.text).toBe(
      "Titel\n\nEins\n\n-- \nLinkedPotential Freelance\nhttp://127.0.0.1:3000/landing/freelance\nImpressum\nhttp://127.0.0.1:3000/impressum\n",
    );
  });

  it("have a single-line subject, whatever it contains", () => {
    const subject = " Frage\r\n\t Bcc: alle@example.org\u2028x\u0000";
    const mail = layOutMail(config(), { language: "de", workspace: "freelance", subject, heading: "", paragraphs: [] });
    expect(mail.subject).toBe("Frage Bcc: alle@example.org x");
  });
});
