import { expect, it } from "vitest";
import { config } from "../../config.ts";
import { collaborationMail } from "./collaboration-mail.ts";

const recipient = { language: "de", workspace: "freelance", name: "Änne Weiß" } as const;
const unsubscribe = { page: "https://example.org/page", oneClick: "https://example.org/api" };
const mailWith = (message: string) =>
  collaborationMail(
    config(),
    recipient,
    { about: "requested", requestedPost: "post", person: "Ida Ö.", postId: 7, title: "Zwei Köpfe", message },
    unsubscribe,
  );
const quoted = (message: string) => /\n\n„(.*)“\n\n/.exec(mailWith(message).text)?.[1];

it("a new request quotes its message in one line, up to 300 characters", () => {
  expect(quoted(" Guten Tag,\n\nich baue  Portale. ")).toBe("Guten Tag, ich baue Portale.");
  expect(quoted("x".repeat(300))).toBe("x".repeat(300));
  const long = quoted("Portale baue ich gern. ".repeat(20));
  expect(long).toMatch(/^Portale baue ich gern\. .*…$/);
  expect(long?.length).toBeLessThanOrEqual(300);
});

it("mail programs find no addresses in the message that they could turn into links", () => {
  const { text, html } = mailWith(
    "Mehr: https://boese.example/a, www.boese.example oder ida@boese.example. Preis 3.500",
  );
  for (const part of [text, html]) {
    expect(part).not.toMatch(/https?:\/\/boese|www\.boese|boese\.example/);
    expect(part.replaceAll("\u200b", "")).toContain(
      "https://boese.example/a, www.boese.example oder ida@boese.example.",
    );
    expect(part).toContain("Preis 3.500");
  }
});

it("the message is escaped in HTML", () => {
  const { html } = mailWith('<img src=x onerror="alert(1)"> & mehr');
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; mehr");
  expect(html).not.toContain("<img");
});
