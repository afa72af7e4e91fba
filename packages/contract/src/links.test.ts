import { expect, it } from "vitest";
import { completeLink } from "./links.ts";

it.each([
  ["meet.google.com/abc", "https://meet.google.com/abc"],
  [" zoom.us ", "https://zoom.us"],
  ["tür.example.org:8443?raum=1", "https://tür.example.org:8443?raum=1"],
  ["http://meet.example.org", "http://meet.example.org"],
  ["meet", "meet"],
  ["19.30", "19.30"],
  ["ida@example.org", "ida@example.org"],
  ["meet.example.org und mehr", "meet.example.org und mehr"],
  ["javascript:alert(a.b)", "javascript:alert(a.b)"],
  ["//meet.example.org", "//meet.example.org"],
])("completes the link %j to %j", (text, link) => {
  expect(completeLink(text)).toBe(link);
});
