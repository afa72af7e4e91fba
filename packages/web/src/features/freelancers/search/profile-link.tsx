import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { type ButtonSize, buttonClass } from "../../../ui/button-style.ts";

interface ProfileLinkProps {
  userId: number;
  label: string;
  children: ReactNode;
  size?: ButtonSize;
}

/** Links to the profile of a freelancer. The address keeps the search, so that the way back leads to its results. */
export function ProfileLink({ userId, label, children, size = "sm" }: ProfileLinkProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("freelancer", String(userId));
  return (
    <Link
      to={{ search: next.toString() }}
      aria-label={label}
      className={buttonClass("secondary", size, "mt-auto self-start")}
    >
      {children}
    </Link>
  );
}
