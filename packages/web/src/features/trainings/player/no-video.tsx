import { VideoOff } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";

export function NoVideo() {
  const { noVideo, noVideoDescription } = useTexts("trainings");
  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <VideoOff size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
      <div className="min-w-0 text-sm">
        <p className="font-medium text-ink">{noVideo}</p>
        <p className="mt-0.5 text-pretty text-ink-muted">{noVideoDescription}</p>
      </div>
    </div>
  );
}
