import type { ReactNode } from "react";
import { LinkedInLink } from "../../../parts/posts/card/linkedin-link.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { PictureButton } from "../../../ui/picture-button.tsx";

interface PersonHeadProps {
  name: string;
  image: string | null;
  activityArea: string;
  linkedInUrl: string;
  menu?: ReactNode;
  children: ReactNode;
}

export function PersonHead({ name, image, activityArea, linkedInUrl, menu, children }: PersonHeadProps) {
  const { enlarge, picture } = useTexts("posts");
  const common = useTexts("common");
  return (
    <div className="flex min-w-0 items-start gap-3">
      <PictureButton name={name} image={image} label={enlarge(name)} alt={picture(name)} texts={common} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {activityArea && <p className="text-ink-muted [overflow-wrap:anywhere]">{activityArea}</p>}
        <div className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
          {children}
          {linkedInUrl && <LinkedInLink name={name} url={linkedInUrl} />}
        </div>
      </div>
      {menu}
    </div>
  );
}
