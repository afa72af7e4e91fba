import { namePartsOf } from "@linkedpotential/contract/user/name-parts";
import { useState } from "react";
import { cx } from "./class-names.ts";

const sizes = {
  sm: "size-7 text-[calc(var(--spacing)*2.75)]",
  md: "size-9 text-[calc(var(--spacing)*3)]",
  lg: "size-16 text-[calc(var(--spacing)*5)]",
} as const;

interface AvatarProps {
  name: string;
  image?: string | null;
  size?: keyof typeof sizes;
}

/**
 * Shows the picture or the initials of a person. It is decorative, because the name is shown next to it. The initials
 * are CSS content, so that screen readers skip them.
 */
export function Avatar({ name, image, size = "md" }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text",
        sizes[size],
      )}
    >
      {image && failed !== image ? (
        <img src={image} alt="" className="size-full object-cover" onError={() => setFailed(image)} />
      ) : (
        <span className="before:content-[attr(data-initials)]" data-initials={initials(name)} />
      )}
    </span>
  );
}

function initials(name: string): string {
  const [first = "", ...rest] = namePartsOf(name);
  return [first, rest.at(-1) ?? ""].map((word) => [...word][0]?.toLocaleUpperCase("de") ?? "").join("");
}
