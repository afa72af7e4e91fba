import { expect, it } from "vitest";
import { htmlAddress, htmlText } from "./html-text.ts";

const nowrap = (text: string) => `<span style="white-space:nowrap">${text}</span>`;

it("keeps dates, paragraphs of laws and short names on one line", () => {
  expect(htmlText("am 12. März 2027 um 9:00")).toBe("am 12.\u00a0März 2027 um 9:00");
  expect(htmlText("im Jahr 2027. Danach")).toBe("im Jahr 2027. Danach");
  expect(htmlText("(§ 147 AO)")).toBe("(§\u00a0147 AO)");
  expect(htmlText("Anfrage von Ida Ö.")).toBe("Anfrage von Ida\u00a0Ö.");
});

it("does not break e-mail and invoice numbers at their hyphens", () => {
  expect(htmlText("Ihre E-Mail-Adresse")).toBe(`Ihre ${nowrap("E-Mail")}-Adresse`);
  expect(htmlText("this e-mail")).toBe(`this ${nowrap("e-mail")}`);
  expect(htmlText("Rechnung LP-2027-00001 über")).toBe(`Rechnung ${nowrap("LP-2027-00001")} über`);
});

it("escapes texts and keeps their lines", () => {
  expect(htmlText('<b>"a" & b</b>\nc')).toBe("&lt;b&gt;&quot;a&quot; &amp; b&lt;/b&gt;<br>c");
});

it("lets addresses break after slashes and between parameters", () => {
  expect(htmlAddress("https://example.org/a/b?c=1&d=<2>")).toBe(
    "https://example.org/<wbr>a/<wbr>b?<wbr>c=1&amp;<wbr>d=&lt;2&gt;",
  );
});
