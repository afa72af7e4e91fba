import type { Template } from "@linkedpotential/contract/templates/schema";
import type { StoredTemplate } from "./template.entity.ts";

export const toTemplate = ({ templateId, userId: _owner, ...template }: StoredTemplate): Template => ({
  id: templateId,
  ...template,
});
