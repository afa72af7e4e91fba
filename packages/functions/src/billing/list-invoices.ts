import { listInvoices as contract } from "@linkedpotential/contract/billing/routes";
import { listInvoices } from "@linkedpotential/core/billing/invoices/list-invoices";
import { route } from "../http/route.ts";

export const handler = route(contract, listInvoices);
