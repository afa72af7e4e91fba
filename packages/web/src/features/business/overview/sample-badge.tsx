import { FlaskConical } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";

export function SampleBadge() {
  const { sample } = useTexts("business");
  return (
    <Badge tone="warn" icon={<FlaskConical size={12} aria-hidden />}>
      {sample}
    </Badge>
  );
}
