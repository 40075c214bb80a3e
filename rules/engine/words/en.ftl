# How a list reads: the things before the last one stand with commas between them.

list-and = { $before } and { $last }
list-or = { $before } or { $last }
