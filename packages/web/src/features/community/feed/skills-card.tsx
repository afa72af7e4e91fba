import { useOpenProfileDialog } from "../../../lib/profile-dialog.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

export function SkillsCard() {
  const { skills: texts } = useTexts("community");
  const { skills } = useUser();
  const openProfileDialog = useOpenProfileDialog();
  return (
    <Card title={texts.title} className="hidden lg:block">
      <p className="text-pretty text-ink-muted text-sm">{skills.length > 0 ? texts.description : texts.none}</p>
      {skills.length > 0 && (
        <ul aria-label={texts.title} className="mt-3 flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="min-w-0">
              <Badge>
                <span className="min-w-0 [overflow-wrap:anywhere]">{skill}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" className="mt-4" onPress={() => openProfileDialog("edit-profile")}>
        {texts.edit}
      </Button>
    </Card>
  );
}
