import { listInvoices as contract } from "@linkedpotential/contract/billing/routes";
import { listInvoices } from "@linkedpotential/core/billing/list-invoices";
import { route } from "../http/route.ts";

export const handler = route(contract, listInvoices);
