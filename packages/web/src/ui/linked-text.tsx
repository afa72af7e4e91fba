import type { ReactNode } from "react";

/** Web addresses, and words such as `E-Mail`, which must not break after their first letter. */
const special = /(https?:\/\/[^\s<>"„“”«»]+|(?<![\p{L}\p{N}-])\p{L}-\p{L}+)/giu;

/** Shows a text that a person wrote. Web addresses in it become links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(special).map((part, at) => (at % 2 === 0 ? part : specialPart(part, at)));
}

function specialPart(part: string, key: number): ReactNode {
  if (!/^https?:/i.test(part)) {
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    );
  }
  const address = withoutEndOfSentence(part);
  if (!URL.canParse(address)) return part;
  return (
    <span key={key}>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-accent-text underline">
        {address}
      </a>
      {part.slice(address.length)}
    </span>
  );
}

/** Removes punctuation that ends the sentence, not the address. A closing bracket stays when the address opens it. */
function withoutEndOfSentence(part: string): string {
  const address = part.replace(/[.,;:!?'’…*_]+$/u, "");
  const isUnopened = /[)\]]$/.test(address) && !/[([]/.test(address);
  return isUnopened ? withoutEndOfSentence(address.slice(0, -1)) : address;
}
