import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../config.ts";
import { htmlText } from "./html-text.ts";
import { layOutMail } from "./layout.ts";

const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };

describe("mails", () => {
  it.each(languages)("in %s with an unsubscribe link contain it in text, HTML and header", (language) => {
    const parts = { language, workspace: "freelance", heading: "", paragraphs: [] } as const;
    const { text, html, oneClick } = layOutMail(config(), { ...parts, paragraphs: ["Eins"], unsubscribe });
    expect(oneClick).toBe(unsubscribe.oneClick);
    const [, label = ""] = /\n(.+)\nhttps:\/\/example\.org\/page\?token=a\.1\.b\n$/.exec(text) ?? [];
    expect(label.length).toBeGreaterThan(20);
    expect(html).toContain(`href="${unsubscribe.page}" style="color:#0b6b6f">${htmlText(label)}</a>`);
    expect(html).not.toContain(unsubscribe.oneClick);
    expect(layOutMail(config(), { ...parts, paragraphs: ["Eins"] })).not.toHaveProperty("oneClick");
  });

  it("have a layout with inline styles, and a small link below the button if there is one", () => {
    const parts = {
      language: "de",
      workspace: "freelance",
      subject: "Betreff",
      heading: "Titel",
      greeting: "Guten Tag,",
    } as const;
    const button = { label: "Öffnen", href: "https://example.org/?a=1&b=2" };
    const whole = layOutMail(config(), { ...parts, paragraphs: ["Eins", "Zwei"], button, note: "Klein" });
    expect(whole.html).toContain("<title>Betreff</title>");
    const [head = "", ...rest] = whole.html
      .split("\n")
      .filter((line) => /^<(h1|p |table role="presentation" cellp)/.test(line));
    expect(head).toMatch(/^<h1 class="ink" style="margin:0 0 16px;font-family:.*>Titel<\/h1>$/);
    expect(rest.map((line) => line.replace(/ style="[^"]*"/g, ""))).toEqual([
      '<p class="ink">Guten Tag,</p>',
      '<p class="ink">Eins</p>',
      '<p class="ink">Zwei</p>',
      '<table role="presentation" cellpadding="0" cellspacing="0"><tr><td><a href="https://example.org/?a=1&amp;b=2">Öffnen</a></td></tr></table>',
      '<p class="muted">Falls der Knopf nicht reagiert, kopieren Sie diese Adresse in Ihren Browser:<br><a class="link" href="https://example.org/?a=1&amp;b=2">https://example.org/<wbr>?a=1&amp;<wbr>b=2</a></p>',
      '<p class="muted">Klein</p>',
    ]);
    expect(rest[0]).toContain("font-size:16px;line-height:25px;color:#16262b");
    expect(rest[5]).toContain("font-size:14px;line-height:21px;color:#53656c");
    expect(whole.html).not.toContain("\n\n");
    const plain = layOutMail(config(), { ...parts, paragraphs: ["Eins"] });
    expect(plain.html.match(/<p /g)).toHaveLength(2);
    expect(plain.html).not.toContain("Falls der Knopf");
    expect(plain.html).not.toMatch(/undefined|\n\n/);
    expect(plain.text).toBe(
      "Titel\n\nGuten Tag,\n\nEins\n\nSie haben eine Frage? Antworten Sie auf diese E-Mail, unser Support liest sie.\n\n-- \nLinkedPotential Freelance\nhttp://127.0.0.1:3000/landing/freelance\nImpressum\nhttp://127.0.0.1:3000/impressum\n",
    );
  });

  it("show the first paragraphs in lists, or a text of their own, without the greeting", () => {
    const parts = { language: "de", workspace: "freelance", heading: "Titel", greeting: "Guten Tag," } as const;
    const shown = (more: Pick<Parameters<typeof layOutMail>[1], "paragraphs" | "preview">) =>
      /<div style="display:none[^>]*>([^<]*)</.exec(layOutMail(config(), { ...parts, ...more }).html)?.[1];
    const linked = {
      title: "Ida & Bo",
      text: "Nord\nSüd",
      links: [[{ label: "Öffnen", href: "https://example.org" }]],
    };
    expect(shown({ paragraphs: ["äußerst <wichtig>", linked, "Drei"] })).toBe(
      "Äußerst &lt;wichtig&gt; Ida &amp; Bo Nord Süd",
    );
    expect(shown({ paragraphs: ["Eins"], preview: "Ida: anrufen" })).toBe("Ida: anrufen");
  });

  it("show paragraphs and notes with a title and links", () => {
    const links = [
      [{ label: "Eins", href: "https://example.org/1" }],
      [{ label: "Zwei", href: "https://example.org/2" }],
    ];
    const parts = { language: "de", workspace: "freelance", heading: "Titel", isInternal: true } as const;
    const note = { text: "Oder:", links: links.slice(1) };
    const { text, html } = layOutMail(config(), { ...parts, paragraphs: [{ title: "Ida", text: "", links }], note });
    expect(text).toContain(
      "Titel\n\nIda\nEins:\nhttps://example.org/1\nZwei:\nhttps://example.org/2\n\nOder:\nZwei:\nhttps://example.org/2\n\n-- \n",
    );
    expect(html).toMatch(
      /<strong>Ida<\/strong><br><span [^>]*><a [^>]*>Eins<\/a><\/span><br><span [^>]*><a [^>]*>Zwei<\/a>/,
    );
    expect(html.match(/href="https:\/\/example\.org\/2"/g)).toHaveLength(2);
  });

  it("show each of several facts as a line of its own", () => {
    const parts = { language: "de", workspace: "freelance", heading: "Titel", isInternal: true } as const;
    const { text, html } = layOutMail(config(), {
      ...parts,
      paragraphs: [{ facts: ["Dauer: 90 Min", "Mit: Ida & Bo"] }],
    });
    expect(text).toContain("\n\nDauer: 90 Min\nMit: Ida & Bo\n\n");
    expect(html).toMatch(
      /<p [^>]*margin:0 0 6px[^>]*>Dauer: 90 Min<\/p>\n<p [^>]*margin:0 0 16px[^>]*>Mit: Ida &amp; Bo<\/p>/,
    );
    expect(html).toContain(">Dauer: 90 Min · Mit: Ida &amp; Bo</div>");
  });

  it("lead replies to the support team, except mails to the team", () => {
    const parts = { language: "de" as const, workspace: "freelance" as const, heading: "Titel", paragraphs: [] };
    expect(layOutMail(config(), parts).replyTo).toBe("support@linkedpotential.local");
    const internal = layOutMail(config(), { ...parts, isInternal: true });
    expect(internal).not.toHaveProperty("replyTo");
    expect(`${internal.text}${internal.html}`).not.toContain("Antworten Sie");
    expect(internal.subject).toBe("Titel");
  });

  it("have a single-line subject, whatever it contains", () => {
    const subject = " Frage\r\n\t Bcc: alle@example.org\u2028x\u0000";
    const mail = layOutMail(config(), { language: "de", workspace: "freelance", subject, heading: "", paragraphs: [] });
    expect(mail.subject).toBe("Frage Bcc: alle@example.org x");
  });
});
