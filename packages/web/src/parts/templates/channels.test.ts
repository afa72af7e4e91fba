import { expect, it } from "vitest";
import texts from "../../texts/de/templates.ts";
import { type Channel, channelHint, limitOf } from "./channels.ts";

const hint = (channel: Channel | undefined, length: number) => channelHint(channel, length, texts);

it("without a channel, a hint appears above 5,000 characters [TPL-35, CONST-16]", () => {
  expect(limitOf(undefined)).toBe(5000);
  expect(hint(undefined, 5000)).toBeUndefined();
  expect(hint(undefined, 5001)).toBe("Länger als üblich. Speichern lässt sich die Vorlage trotzdem.");
});

it("each channel has a limit and a hint", () => {
  expect([limitOf("connectionNote"), limitOf("inMail"), limitOf("post")]).toEqual([200, 1900, 3000]);
  expect(hint("post", 3000)).toBe("Ein Beitrag fasst 3.000 Zeichen.");
  expect(hint("post", 3001)).toBe("1 Zeichen zu viel für diesen Kanal.");
  expect(hint("inMail", 1912)).toBe("12 Zeichen zu viel für diesen Kanal.");
});

it("a connection note may be longer with LinkedIn Premium", () => {
  expect(hint("connectionNote", 200)).toBe("Die Notiz zur Anfrage fasst 200 Zeichen, mit LinkedIn Premium 300.");
  expect(hint("connectionNote", 201)).toBe("Passt nur mit LinkedIn Premium (300 Zeichen).");
  expect(hint("connectionNote", 300)).toBe("Passt nur mit LinkedIn Premium (300 Zeichen).");
  expect(hint("connectionNote", 302)).toBe("2 Zeichen zu viel für diesen Kanal.");
});
