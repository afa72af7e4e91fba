import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { iconButtonClass } from "../../../ui/button-style.ts";
import { PictureButton } from "../../../ui/picture-button.tsx";

interface PersonHeadProps {
  name: string;
  image: string | null;
  activityArea: string;
  linkedInUrl: string;
  /** Below the name. */
  children: ReactNode;
}

export function PersonHead({ name, image, activityArea, linkedInUrl, children }: PersonHeadProps) {
  const { linkedIn, newTab, enlarge, picture } = useTexts("posts");
  const common = useTexts("common");
  return (
    <div className="flex min-w-0 items-start gap-3">
      <PictureButton name={name} image={image} label={enlarge(name)} alt={picture(name)} texts={common} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {activityArea && <p className="text-ink-muted [overflow-wrap:anywhere]">{activityArea}</p>}
        <div className="text-ink-muted text-xs">{children}</div>
      </div>
      {linkedInUrl && (
        <a
          href={linkedInUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${linkedIn(name)} (${newTab})`}
          title={linkedIn(name)}
          className={iconButtonClass("quiet", "sm")}
        >
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
    </div>
  );
}
