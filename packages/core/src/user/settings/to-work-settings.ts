import { openStatuses } from "@linkedpotential/contract/leads/statuses";
import { defaultWorkSettings, type WorkSettings } from "@linkedpotential/contract/user/work-settings";
import type { UserItem } from "../user.entity.ts";

export function toWorkSettings(item: UserItem): WorkSettings {
  const { keepInTouchPerDay, leadViews, leadColumns } = defaultWorkSettings;
  const chances = { ...defaultWorkSettings.chances };
  for (const status of openStatuses) chances[status] = item.chances?.[status] ?? chances[status];
  return {
    chances,
    keepInTouchPerDay: item.keepInTouchPerDay ?? keepInTouchPerDay,
    keepInTouchPausedUntil: item.keepInTouchPausedUntil || null,
    leadViews: item.leadViews ?? leadViews,
    leadColumns: item.leadColumns ?? leadColumns,
  };
}
