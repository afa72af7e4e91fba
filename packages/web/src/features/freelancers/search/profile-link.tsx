import type { ReactNode } from "react";
import { Link, type To, useSearchParams } from "react-router-dom";
import { type ButtonSize, buttonClass } from "../../../ui/button-style.ts";

interface ProfileLinkProps {
  userId: number;
  label: string;
  children: ReactNode;
  size?: ButtonSize;
}

/** Links to the profile of a freelancer. */
export function ProfileLink({ userId, label, children, size = "sm" }: ProfileLinkProps) {
  return (
    <Link
      to={useProfileAddress(userId)}
      aria-label={label}
      className={buttonClass("secondary", size, "mt-auto self-start")}
    >
      {children}
    </Link>
  );
}

/** Returns the address of a profile. It keeps the search, so that the way back leads to its results. */
export function useProfileAddress(userId: number): To {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("freelancer", String(userId));
  return { search: next.toString() };
}
