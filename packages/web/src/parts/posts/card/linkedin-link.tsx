import { ExternalLink } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";

export function LinkedInLink({ name, url }: { name: string; url: string }) {
  const texts = useTexts("posts");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${texts.linkedIn(name)} (${texts.newTab})`}
      className="inline-flex items-center gap-1 rounded-sm font-medium text-accent-text hover:underline min-h-6"
    >
      LinkedIn
      <ExternalLink size={12} aria-hidden />
    </a>
  );
}
