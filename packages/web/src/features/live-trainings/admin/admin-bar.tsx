import { Plus, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EventFormDialog } from "./lazy-event-form.tsx";

export function AdminBar() {
  const { admin } = useTexts("live-trainings");
  const { isAdmin } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!isAdmin) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="info" icon={<ShieldCheck size={12} aria-hidden />}>
        {admin.mode}
      </Badge>
      <Button variant="primary" {...preloadOnIntent(EventFormDialog)} onPress={() => setIsOpen(true)}>
        <Plus size={16} aria-hidden />
        {admin.create}
      </Button>
      {isOpen && <EventFormDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
