import { deleteItems } from "../../db/delete-items.ts";
import { CompanyEntity } from "./company.entity.ts";

/** Deletes a slice of what belongs to a company. Returns the number of deleted items, which is 0 when none is left. */
export const deleteCompanyItems = (companyId: number): Promise<number> =>
  deleteItems({ key: CompanyEntity.get({ companyId }).params<{ Key: { pk: string } }>().Key.pk });
