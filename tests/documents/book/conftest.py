from tests.documents.book.books import quick

__all__ = ["quick"]
