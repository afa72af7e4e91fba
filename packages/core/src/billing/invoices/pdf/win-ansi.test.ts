import { expect, it } from "vitest";
import { winAnsi } from "./win-ansi.ts";

const bytes = (text: string) => [...Buffer.from(winAnsi(text), "latin1")];

it("what every European keyboard writes stays as it is", () => {
  const plain = " Weiß & Söhne, 100 % (Größe) ~ §ÿ";
  expect(winAnsi(plain)).toBe(plain);
  expect(winAnsi("a\u0308")).toBe("ä");
});

it("signs of the font beyond Latin-1 are its bytes from 0x80 on", () => {
  expect(bytes("€‚…–—„“•ŒŽžŸ")).toEqual([0x80, 0x82, 0x85, 0x96, 0x97, 0x84, 0x93, 0x95, 0x8c, 0x8e, 0x9e, 0x9f]);
});

it("a letter that the font lacks is written plainly, a sign that has none as a question mark", () => {
  expect(winAnsi("Dvořák Łukasz Đorđe ısı ł")).toBe("Dvorák Lukasz Dorde isi l");
  expect(winAnsi("1\u202f000 E\u2011Mail")).toBe("1 000 E-Mail");
  expect(winAnsi("日 👩 \u007f \n Ж")).toBe("? ? ? ? ?");
});
