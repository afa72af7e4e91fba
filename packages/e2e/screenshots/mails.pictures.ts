import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { mailsTo } from "../mailbox.ts";
import { drawn, kept, pictureOf, root, themes } from "./picture.ts";

const widths = [360, 768, 1440];

interface MailPicture {
  /** First part of the file name of the pictures. */
  name: string;
  /** Demo account that received the mail. */
  to: "jana" | "tobias";
  subject: RegExp;
}

const mails: readonly MailPicture[] = [
  { name: "mail-confirmation", to: "jana", subject: /^Bitte bestätigen/ },
  { name: "mail-follow-ups", to: "jana", subject: /^Heute \d+ Follow-ups/ },
  { name: "mail-request", to: "tobias", subject: /^Neue Anfrage/ },
  { name: "mail-invoice", to: "tobias", subject: /^Rechnung \S+-00001 / },
];

/** Returns styles that load Inter, which mails ask for first, as on a computer that has it. */
async function fontStyles(): Promise<string> {
  const folder = join(root, "node_modules/@fontsource-variable/inter/files");
  const faces = [
    ["inter-latin-wght-normal.woff2", "U+0000-00FF,U+2000-206F"],
    ["inter-latin-ext-wght-normal.woff2", "U+0100-02BA"],
  ].map(async ([file = "", range]) => {
    const font = await readFile(join(folder, file), "base64");
    return `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font});unicode-range:${range}}`;
  });
  return (await Promise.all(faces)).join("");
}

async function draw(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 400 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const picture = await pictureOf(page);
      await writeFile(join(drawn, `${name}-${theme}-${width}.webp`), picture);
      if (width === 360) await writeFile(join(kept, `${name}-${theme}.webp`), picture);
    }
  }
}

test.use({ deviceScaleFactor: 2 });

test.beforeAll(() => mkdir(drawn, { recursive: true }));

for (const { name, to, subject } of mails) {
  test(name, async ({ page, request }) => {
    const read = async () => {
      const received = await mailsTo(request, `${to}@linkedpotential.local`);
      const html = received.find((mail) => subject.test(mail.subject))?.html ?? "";
      return html.replaceAll(`http://127.0.0.1:${process.env.E2E_PORT}`, "https://linkedpotential.example");
    };
    await expect.poll(read).not.toBe("");
    await page.setContent(await read());
    await page.addStyleTag({ content: await fontStyles() });
    await page.evaluate(() => document.fonts.ready);
    await draw(page, name);
  });
}
