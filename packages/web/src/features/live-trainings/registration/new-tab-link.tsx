import { ExternalLink } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";

interface NewTabLinkProps {
  href: string;
  variant?: ButtonVariant;
  children: string;
}

export function NewTabLink({ href, variant, children }: NewTabLinkProps) {
  const { newTab } = useTexts("live-trainings");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(variant)}>
      {children}
      <ExternalLink size={14} aria-hidden />
      <span className="sr-only">({newTab})</span>
    </a>
  );
}
