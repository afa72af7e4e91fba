import { ExternalLink } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";

interface OutsideLinkProps {
  href: string;
  variant?: ButtonVariant;
  children: string;
}

/** A link to another site that opens in a new tab, so that nothing on the page is lost. */
export function OutsideLink({ href, variant, children }: OutsideLinkProps) {
  const { newTab } = useTexts("live-trainings");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(variant)}>
      {children}
      <ExternalLink size={14} aria-hidden />
      <span className="sr-only">({newTab})</span>
    </a>
  );
}
