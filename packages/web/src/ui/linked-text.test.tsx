import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text.tsx";

function show(text: string) {
  const { container } = render(<LinkedText text={text} />);
  return { container, links: [...container.querySelectorAll("a")] };
}

it.each([
  ["Plan: https://example.org/a?b=c#d.", "https://example.org/a?b=c#d"],
  ["(siehe http://example.org/x)", "http://example.org/x"],
  ["https://example.org/wiki/A_(B), und mehr", "https://example.org/wiki/A_(B)"],
  ["„https://example.org“", "https://example.org"],
])("the web address in %s becomes a link that opens a new tab", (text, address) => {
  const { container, links } = show(text);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([address]);
  expect(links[0]?.textContent).toBe(address);
  expect(links[0]?.target).toBe("_blank");
  expect(links[0]?.rel.split(" ").toSorted()).toEqual(["nofollow", "noopener", "noreferrer"]);
  expect(container.textContent).toBe(text);
});

it.each(["javascript:alert(1)", "ftp://example.org", "mailto:a@b.de", "www.example.org", "https://", "<b>x</b>"])(
  "%s stays text",
  (text) => {
    const { container, links } = show(text);
    expect(links).toEqual([]);
    expect(container.textContent).toBe(text);
  },
);

it("a word that begins with a single letter and a hyphen does not break there", () => {
  const { container } = show("Bitte per E-Mail, nicht per Sofort-Nachricht.");
  expect([...container.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(["E-Mail"]);
});
