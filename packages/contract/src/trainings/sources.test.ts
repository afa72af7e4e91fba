import { expect, it } from "vitest";
import { isSource, mediaOriginsIn, readSources } from "./sources.ts";

it("reads an address per name, with any characters in the address", () => {
  expect(readSources(" positioning=/videos/p.mp4\n  profile=https://v.example.org/p.mp4?key=a=b ")).toEqual({
    positioning: "/videos/p.mp4",
    profile: "https://v.example.org/p.mp4?key=a=b",
  });
  expect(readSources("")).toEqual({});
});

it.each(["/videos/p.mp4", "https://v.example.org/p.mp4", "https://v.example.org:8443/a/b.vtt?x=1"])(
  "takes %s as a source",
  (address) => expect(isSource(address)).toBe(true),
);

it.each([
  "",
  "/",
  "//v.example.org/p.mp4",
  "http://v.example.org/p.mp4",
  "https://v.example.org",
  "javascript:alert(1)",
  "https://v.example.org/a;script-src",
  "https://v.example.org/a b",
  "https://user@v.example.org/a",
  "x https://v.example.org/a",
])("refuses %j as a source", (address) => expect(isSource(address)).toBe(false));

it("returns each external origin once, without our own and invalid ones", () => {
  const videos = "a=https://v.example.org/a.mp4 b=https://v.example.org/b.mp4 c=/c.mp4 d=http://other.example.org/d";
  expect(mediaOriginsIn(videos, "a.de=https://texts.example.org/a.vtt")).toEqual([
    "https://v.example.org",
    "https://texts.example.org",
  ]);
  expect(mediaOriginsIn("", "")).toEqual([]);
});
